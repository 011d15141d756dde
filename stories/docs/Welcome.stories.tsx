import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Doors } from './Doors.tsx';
import { Screens } from './Screens.tsx';
import { screens } from './mainScreens.ts';

const meta = {
  title: 'Docs/Welcome',
  component: Doors,
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta<typeof Doors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures of the main screens, in the present theme. [G10] */
export const MainScreens: Story = {
  args: { doors: [] },
  parameters: { requirements: ['G10'] },
  render: () => <Screens />,
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(screens.map(({ title }) => title));
    const shown = [...canvasElement.querySelectorAll('img')].filter((picture) => picture.offsetWidth > 0);
    await expect(shown).toHaveLength(screens.length);
    for (const picture of shown) await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 640));
  },
};

export const WhereToGo: Story = {
  args: {
    doors: [
      {
        who: 'You decide about the product',
        what: 'Walk through what a customer meets, without an account.',
        links: [
          {
            to: '/story/screens-landing--visitor',
            name: 'Screens',
            says: 'Every state, including loading and failing.',
          },
          {
            to: '/story/flows-customer--visitor-to-dashboard',
            name: 'Flows',
            says: 'Whole journeys, from the landing page to the account.',
          },
          {
            to: '/docs/docs-requirements--docs',
            name: 'Requirements',
            says: 'What was promised, point by point, and where to see it.',
          },
          {
            to: '/docs/docs-foundations-voice-and-tone--docs',
            name: 'Voice and tone',
            says: 'How the product speaks.',
          },
        ],
      },
      {
        who: 'You design',
        what: 'Each component stands alone below Primitives, Layout, Overlays, Account and Agent, with its props as controls. Give it your longest name.',
        links: [
          {
            to: '/docs/docs-foundations-overview--docs',
            name: 'Foundations',
            says: 'Colour with its contrast, type, spacing, elevation, motion, icons.',
          },
          {
            to: '/docs/primitives-button--docs',
            name: 'A component’s page',
            says: 'What it is for, when not to use it, do and don’t.',
          },
          {
            to: '/docs/docs-accessibility--docs',
            name: 'Accessibility',
            says: 'What every component promises.',
          },
        ],
      },
      {
        who: 'You review a change',
        what: 'The toolbar changes theme, width, language, direction, text size, motion, colours, person and network.',
        links: [
          {
            to: '/docs/docs-visual-review--docs',
            name: 'Visual review',
            says: 'Before and after, picture by picture.',
          },
          {
            to: '/docs/docs-languages--docs',
            name: 'Languages',
            says: 'Every screen in German and Arabic, and what to look for.',
          },
          {
            to: '/docs/docs-fault-gallery--docs',
            name: 'Fault gallery',
            says: 'Every message, and the story that shows it.',
          },
          {
            to: '/docs/docs-changelog--docs',
            name: 'Changelog',
            says: 'What changed in the visual language, and when.',
          },
          {
            to: '/story/screens-call-simulator--playing',
            name: 'Call simulator',
            says: 'Any call, stopped at any second.',
          },
          { to: '/docs/docs-testing--docs', name: 'Testing', says: 'How a change is proved.' },
        ],
      },
      {
        who: 'You build',
        what: 'Here, or in another app that wants these components.',
        links: [
          {
            to: '/docs/docs-house--docs',
            name: 'The house',
            says: 'What each folder holds, and what it may import.',
          },
          {
            to: '/docs/docs-adding-a-component--docs',
            name: 'Adding a component',
            says: 'Four files, and the tests that help you.',
          },
          {
            to: '/docs/docs-install--docs',
            name: 'Install the library',
            says: 'The components in your own app, in your own colours.',
          },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(args.doors.flatMap(({ links }) => links.map(({ to }) => `./?path=${to}`)));
  },
};
