import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { space } from '../../../src/ui/theme/scale.ts';
import { tokenFiles, tokens, variableOf } from '../../../src/ui/theme/tokens.ts';
import { TokenList } from './TokenList.tsx';

const meta = {
  title: 'Docs/Foundations/Tokens',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
  parameters: { requirements: ['G5'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const files = Object.entries(tokenFiles()).map(([name, text]) => ({
  name,
  text,
  url: `data:${name.endsWith('.css') ? 'text/css' : 'application/json'};charset=utf-8,${encodeURIComponent(text)}`,
}));

/** The tokens as files: for both modes, for each alone, and as CSS variables. */
export const Downloads: Story = {
  name: 'Token files to download',
  render: () => (
    <Stack as="ul" direction="row" gap="lg" wrap>
      {files.map(({ name, url }) => (
        <li key={name}>
          <a href={url} download={name} style={{ display: 'inline-block', paddingBlock: space.sm }}>
            {name}
          </a>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { name, text } of files) {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name });
      await expect(link.download).toBe(name);
      const downloaded = await fetch(link.href, { signal: AbortSignal.timeout(10_000) });
      await expect(await downloaded.text()).toBe(text);
    }
  },
};

/** Colours and shadows, in both modes. A text colour has its least contrast over the grounds on which it is read. */
export const Colours: Story = {
  name: 'Colour tokens in light and dark mode',
  render: () => <TokenList label="Colours and shadows" groups={['color', 'shadow']} />,
  play: async ({ canvas, globals }) => {
    const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
    const shown = getComputedStyle(document.documentElement);
    const ofMode = tokens.filter(({ path: [group = ''] }) => ['color', 'shadow'].includes(group));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(ofMode.length);
    // The style sheet that ships has the same values. Browsers report a shadow's colours as they were written.
    await expect(ofMode.map((token) => shown.getPropertyValue(variableOf(token)))).toEqual(
      ofMode.map(({ css }) => css[mode]),
    );
    await expect(
      canvas.getByText(/^Light, \d+\.\d : 1 on sunken$/, { selector: 'li:nth-child(5) *' }),
    ).toBeVisible();
  },
};

/** A press on a name copies the CSS variable, one on a value the value. What was copied is said. */
export const Copied: Story = {
  name: 'A token that was copied',
  render: () => <TokenList label="Radii" groups={['radius']} />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const row = within(canvas.getAllByRole('listitem')[0]!);
    await userEvent.click(row.getByRole('button', { name: 'radius.sm: copy var(--parley-radius-sm)' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied var(--parley-radius-sm)');
    await userEvent.click(row.getByRole('button', { name: 'Copy 0.5rem' }));
    await expect(write.mock.calls).toEqual([['var(--parley-radius-sm)'], ['0.5rem']]);
    write.mockRejectedValueOnce(new DOMException('The page has no focus.', 'NotAllowedError'));
    await userEvent.click(row.getByRole('button', { name: 'Copy 0.5rem' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0.5rem could not be copied. Select it');
    write.mockRestore();
  },
};

/** Distances, corners, widths and layers. */
export const Sizes: Story = {
  name: 'Spacing and size tokens',
  render: () => (
    <TokenList
      label="Sizes"
      groups={['space', 'radius', 'touchTarget', 'breakpoint', 'layoutSize', 'zIndex']}
    />
  ),
};

export const TypeAndMotion: Story = {
  name: 'Type and motion tokens',
  render: () => <TokenList label="Type and motion" groups={['fontFamily', 'type', 'weight', 'motion']} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'motion.quick: copy var(--parley-motion-quick)' }),
    ).toBeVisible();
  },
};
