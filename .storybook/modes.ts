/** The size of a common phone, of a common laptop, and of a window in which the layout no longer grows. */
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1536, height: 864 },
];

export const themes = ['light', 'dark'] as const;

export interface Mode {
  theme: (typeof themes)[number];
  viewport: { width: number; height: number };
}

export const modeName = ({ theme, viewport }: Mode) => `${theme}-${viewport.width}`;

/** The pictures that Chromatic and `npm run visual` take of each story: both themes at each width. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  themes.flatMap((theme) =>
    viewports.map((viewport) => [modeName({ theme, viewport }), { theme, viewport }]),
  ),
);
