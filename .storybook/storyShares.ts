/** A part of the stories, which has a browser of its own. */
export interface Share {
  name: string;
  /** Patterns of the files that belong to another part. */
  exclude: readonly string[];
}

/** The screens whose files begin with these letters, such as 'A-C'. */
const screens = (letters: string): Share => ({
  name: `screens ${letters}`,
  exclude: ['**/{src/ui,stories/docs,stories/flows}/**', `**/stories/screens/[!${letters}]*`],
});

/** All that are no screens. */
const components: Share = { name: 'components', exclude: ['**/stories/screens/**'] };

/** They take about as long as each other. Some run at a time, and the shorter they are, the sooner after each other the last ones end. */
export const shares: readonly Share[] = [
  screens('A-B'),
  screens('C'),
  screens('D-L'),
  screens('M-R'),
  screens('S'),
  screens('T-Z'),
  components,
];
