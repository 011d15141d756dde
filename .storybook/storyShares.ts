/** A part of the stories, which has a browser of its own. */
export interface Share {
  name: string;
  /** Patterns of the files that belong to another part. */
  exclude: readonly string[];
}

interface Group {
  name: string;
  /** A pattern of its files. */
  files: string;
  /** How long its stories took on a machine with two cores, to compare it with the other groups. */
  seconds: number;
}

/** The screens whose files begin with these letters, such as 'A-C'. */
const screens = (letters: string, seconds: number): Group => ({
  name: `screens ${letters}`,
  files: `**/stories/screens/[${letters}]*`,
  seconds,
});

const groups: readonly Group[] = [
  screens('C', 230),
  { name: 'components', files: '**/{src/ui,stories/docs,stories/flows}/**', seconds: 210 },
  screens('AB', 195),
  screens('D-L', 190),
  screens('S', 170),
  screens('M-R', 125),
  screens('T-Z', 50),
];

/**
 * Distributes the stories over so many windows, so that each is about equally long at work. A window loads all modules of the app
 * once, and does not look again at colours and structures in which it has found nothing: the fewer windows, the less is done twice.
 */
export function sharesFor(windows: number): Share[] {
  const shares = Array.from({ length: Math.min(windows, groups.length) }, () => ({
    seconds: 0,
    groups: new Set<Group>(),
  }));
  // The longest groups come first, and each goes to the share that has least to do so far.
  for (const group of groups) {
    const share = shares.reduce((least, each) => (each.seconds < least.seconds ? each : least));
    share.groups.add(group);
    share.seconds += group.seconds;
  }
  return shares.map((share) => ({
    name: [...share.groups].map(({ name }) => name).join(', '),
    exclude: groups.filter((group) => !share.groups.has(group)).map(({ files }) => files),
  }));
}
