import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Mic } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { vars } from '../../theme/contract.css.ts';
import { guide } from './Button.guide.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Get Started', onClick: fn(), onPreload: fn() },
  parameters: { guide },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The primary button. Fails as well when the tests run without the style sheets. */
export const Primary: Story = {
  args: { tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Get Started' });
    await expect(getComputedStyle(button).minHeight).toBe('44px');
    await expect(getComputedStyle(button).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.hover(button);
    await expect(args.onPreload).toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="md" direction="row" wrap>
      <Button {...args} tone="primary" />
      <Button {...args} tone="neutral" />
      <Button {...args} tone="quiet" />
      <Button {...args} tone="critical" />
    </Stack>
  ),
};

export const Focused: Story = {
  args: { tone: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await expect(args.onPreload).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="md" direction="row" wrap>
      <Button {...args} tone="primary" disabled />
      <Button {...args} tone="neutral" disabled />
      <Button {...args} tone="quiet" disabled />
      <Button {...args} tone="critical" disabled />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const send = fn((event: FormEvent) => event.preventDefault());

/** A submit button that is loading keeps the focus and does not send its form a second time. [V6] */
export const Loading: Story = {
  parameters: { requirements: ['V6'] },
  args: { tone: 'primary', type: 'submit', loading: true, children: 'Signing In...' },
  render: (args) => (
    <form onSubmit={send}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Signing In...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** Disabled by its own press, it keeps the focus until the user moves on, and ignores presses. */
export const DisabledByItsPress: Story = {
  parameters: { requirements: ['H1'] },
  args: { children: 'Send again' },
  render: function Once(args) {
    const [isSent, setIsSent] = useState(false);
    return (
      <Stack direction="row" gap="sm">
        <Button
          {...args}
          disabled={isSent}
          onClick={(event) => {
            setIsSent(true);
            args.onClick?.(event);
          }}
        />
        <Button>Next</Button>
      </Stack>
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send again' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // A browser takes the focus from what is disabled when it draws the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(button).toBeDisabled();
  },
};

/** The inverse button, on the panel of ink at the end of the landing page. [V5] */
export const Inverse: Story = {
  parameters: { requirements: ['V5'] },
  args: { tone: 'inverse', children: 'Create Your Account' },
  render: (args) => (
    <div style={{ padding: '2rem', background: vars.color.ink }}>
      <Button {...args} />
    </div>
  ),
};

export const WithIcon: Story = {
  args: { icon: <Mic />, children: 'Voice Chat', tone: 'primary', fullWidth: true },
};
export const Large: Story = { args: { size: 'large', tone: 'primary', icon: <ArrowRight /> } };

export const LongText: Story = {
  args: { children: hostile.unbroken },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: hostile.rightToLeft, icon: <Mic /> },
  render: (args) => (
    <div dir="rtl">
      <Button {...args} />
    </div>
  ),
};
