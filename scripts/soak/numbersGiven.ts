import { parseArgs } from 'node:util';

/**
 * The numbers that the command line gives, by the names of its options; `usual` has those that are not given. Ends the process
 * with a sentence at anything else: a soak of NaN rounds would find no fault.
 */
export function numbersGiven<Name extends string>(usual: Readonly<Record<Name, number>>) {
  const names = Object.keys(usual) as Name[];
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return Object.fromEntries(
      names.map((name) => {
        const given = Number(values[name] ?? usual[name]);
        if (given >= 1 && given <= 1_000_000) return [name, given];
        throw new Error(`--${name} is '${values[name]}', which is no number from 1 to 1000000.`);
      }),
    ) as Record<Name, number>;
  } catch (error) {
    const example = names.map((name) => `--${name} ${usual[name]}`).join(' ');
    console.error(`${error instanceof Error ? error.message : String(error)}\nSay it as in: ${example}`);
    process.exit(1);
  }
}
