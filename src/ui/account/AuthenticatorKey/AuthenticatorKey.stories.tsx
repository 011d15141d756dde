import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide, qrExample } from './AuthenticatorKey.guide.tsx';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';

const meta = {
  title: 'Account/AuthenticatorKey',
  component: AuthenticatorKey,
  parameters: { guide, requirements: ['U11'] },
  args: { qrImage: qrExample, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', onCopy: fn() },
} satisfies Meta<typeof AuthenticatorKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const key = canvas.getByRole('group', { name: /Enter this key/ });
    await expect(key).toHaveTextContent('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await expect(args.onCopy).toHaveBeenCalledWith(key);
  },
};

export const Copied: Story = {
  args: { copyStatus: 'Copied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

/** While the picture is being drawn, the key is there already. */
export const Drawing: Story = { args: { qrImage: '' } };

/** On the smallest phone the key goes below the code and wraps. */
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div dir="rtl">
      <AuthenticatorKey {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
