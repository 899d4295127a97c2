import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What reads the whole corpus twice, plays many matches or writes many exports; then the journeys; then what is long and looks short. */
const long = [
  '/rules/teamfight/notation/guards.test.ts',
  '/app/contract/editing.test.ts',
  '/house/imports.test.ts',
  '/app/cli/',
  '/app/studio/write-table.test.ts',
  '/app/contract/series.test.ts',
  '/e2e/',
  '/flow/conformance.test.ts',
  '/rules/teamfight/notation/corpus.test.ts',
  '/rules/teamfight/notation/shared-readings.test.ts',
  '/exporters/tts/',
  '/app/desktop/app-folder.test.ts',
  '/rules/teamfight/sight/glance.test.ts',
  '/app/import/',
  '/laws.test.ts',
  '/series/planted.test.ts',
  '/series/builds.test.ts',
  '/content/scenes.test.ts',
];

/** Begins with what takes long, so that no worker has a long file left when the other is through; the rest as it comes, which is by size. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((part) => moduleId.includes(part));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
