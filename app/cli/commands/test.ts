import { counted } from '../../../schemas/words.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

/** `setwright test <set>...`: plays the scenes and says in words what differed. */
export const register: Register = (program) => {
  program
    .command('test')
    .description('play the scenes of one or more sets and say what is not as they expect')
    .argument('<set...>', 'folders of sets')
    .option('--json', 'print one JSON document and nothing else')
    .action(async (folders: string[], options: { json?: true }) => {
      const { testSets } = await import('../../studio/test-sets.ts');
      const { scenes, leftOut, scenesLeftOut } = await testSets(folders);
      for (const error of leftOut) say.aside(`Left out: ${error}`);
      const differ = scenes.filter(({ differences }) => differences.length > 0);
      const ok = differ.length === 0 && scenesLeftOut === 0;
      if (options.json) {
        const several = folders.length > 1;
        const problems = differ.flatMap(({ folder, differences }) =>
          differences.map((problem) => (several ? { set: folder, ...problem } : problem)),
        );
        say.line(JSON.stringify({ ok, scenes: scenes.length, differ: differ.length, problems }, undefined, 2));
      } else {
        for (const { folder, differences } of differ) {
          for (const { message } of differences) say.line(folders.length > 1 ? `${folder}: ${message}` : message);
        }
        say.line(total(scenes.length, differ.length, leftOut.length > 0));
        if (scenesLeftOut > 0) {
          const where = scenesLeftOut === 1 ? 'in it or in what it names' : 'in them or in what they name';
          say.line(`${counted(scenesLeftOut, 'scene')} left out with an error ${where}.`);
        }
      }
      process.exitCode = ok ? 0 : 1;
    });
};

function total(scenes: number, differ: number, isLeftOut: boolean): string {
  if (scenes === 0 && isLeftOut) return 'There are no scenes without errors.';
  if (scenes === 0) return 'There are no scenes; write one into the folder scenes/ of the set.';
  if (differ === 0) return `${counted(scenes, 'scene')} ${scenes === 1 ? 'comes' : 'come'} out as expected.`;
  return `${differ} of ${counted(scenes, 'scene')} ${differ === 1 ? 'differs' : 'differ'} from what ${differ === 1 ? 'it expects' : 'they expect'}.`;
}
