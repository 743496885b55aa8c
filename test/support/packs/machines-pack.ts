import { type Pack, readContent } from '@bauta/format';
import { practiceFiles } from '../../../packages/format/test/practice-files.ts';

/** The third practice memory with a machine of each kind on its map, and the events about them in its deck. */
function packWithMachines(): Pack {
  const files = practiceFiles().map(({ path, text }) => {
    if (path === 'memories/practice-3.yaml')
      return {
        path,
        text: text.replace(
          '    bosses: {',
          '    machines:\n      tank: { at: b3, guard: crossbowman, held: [false, true, false] }\n      flying-machine: { at: a1 }\n      naval-cannon: { at: waiting }\n    bosses: {',
        ),
      };
    return path === 'decks.yaml'
      ? { path, text: text.replace('  shadow: 1', '  shadow: 1\n  press-gang: 3\n  powder-fire: 1\n  arsenal-gates: 2') }
      : { path, text };
  });
  const { pack, problems } = readContent(files);
  if (pack === null) throw new Error(problems.map(({ message }) => message).join('\n'));
  return pack;
}
export const machinesPack: Pack = packWithMachines();
