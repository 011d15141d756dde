import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ledger from '../../docs/requirements.md?raw';
import { requirementIndex } from './requirementIndex.ts';
import { RequirementList } from './RequirementList.tsx';

const sources = import.meta.glob<string>(
  ['../{docs,screens,flows}/**/*.stories.tsx', '../../src/ui/**/*.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const meta = {
  title: 'Docs/Requirements',
  component: RequirementList,
  args: { sections: requirementIndex(ledger, Object.values(sources)) },
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
} satisfies Meta<typeof RequirementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    const all = args.sections.flatMap(({ rows }) => rows);
    await expect(status).toHaveTextContent(`${all.length} requirements`);

    const field = canvas.getByRole('textbox', { name: 'Find by id or word' });
    await userEvent.type(field, 's6');
    await expect(status).toHaveTextContent('1 requirement');
    await userEvent.click(canvas.getByText(/stories show S6$/));
    const [link] = canvas.getAllByRole('link');
    await expect(link!.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/[\w-]+--[\w-]+$/);

    await userEvent.clear(field);
    await userEvent.type(field, 'processing...');
    await expect(status).toHaveTextContent('1 requirement');
    await expect(canvas.getByText('S6')).toBeVisible();

    await userEvent.clear(field);
    await expect(status).toHaveTextContent(`${all.length} requirements`);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'no such word');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 requirements');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
