import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What reads the whole corpus twice, plays many matches or writes many exports; then the journeys. */
const long = [
  '/rules/teamfight/notation/guards.test.ts',
  '/app/contract/editing.test.ts',
  '/app/cli/simulate.test.ts',
  '/app/studio/write-table.test.ts',
  '/app/contract/series.test.ts',
  '/e2e/',
];

/** Begins with what takes long, so that no worker has a long file left when the other is through; the rest as it comes, which is by size. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((part) => moduleId.includes(`/test${part}`));
      return found < 0 ? long.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
