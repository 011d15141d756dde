import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './ButtonLink.guide.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  parameters: { guide, requirements: ['Y4'] },
  args: { children: 'See plans', href: '#plans' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'See plans' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#plans');
    await expect(link.getBoundingClientRect().height).toBe(44);
  },
};

/** Each tone has the look of the button of that tone. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap="md" align="start">
      {(['primary', 'neutral', 'quiet', 'critical'] as const).map((tone) => (
        <Stack key={tone} gap="md" direction="row" wrap>
          <ButtonLink {...args} tone={tone} />
          <Button tone={tone}>A button</Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const buttons = canvas.getAllByRole('button');
    for (const [i, link] of links.entries()) {
      const [a, b] = [getComputedStyle(link), getComputedStyle(buttons[i]!)];
      await expect([a.color, a.backgroundColor, a.borderColor]).toEqual([
        b.color,
        b.backgroundColor,
        b.borderColor,
      ]);
      await expect(a.textDecorationLine).toBe('none');
    }
  },
};

export const WithIcon: Story = { args: { tone: 'primary', icon: <ArrowRight />, size: 'large' } };

/** Stands for the link of a router: it handles the press itself. */
const RouterLink = ({ href, children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} href={href} data-router onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);

/** The link of a router, with the look of this one. */
export const OfARouter: Story = {
  args: { render: <RouterLink />, tone: 'primary' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'See plans' });
    await expect(link).toHaveAttribute('data-router');
    await userEvent.click(link);
    await expect(location.hash).not.toBe('#plans');
  },
};

export const LongText: Story = {
  args: { children: hostile.unbroken },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  globals: { viewport: { value: 'small' } },
};
