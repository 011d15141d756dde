import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { samplePicture } from '../../primitives/Avatar/samplePicture.ts';
import { wholePicture } from './crop.ts';
import { guide } from './PictureCropper.guide.tsx';
import { PictureCropper, type PictureCropperProps } from './PictureCropper.tsx';

function Controlled({ value, onChange, ...rest }: PictureCropperProps) {
  const [src] = useState(samplePicture);
  const [crop, setCrop] = useState(value);
  return (
    <PictureCropper
      {...rest}
      src={src}
      value={crop}
      onChange={(next) => {
        setCrop(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Account/PictureCropper',
  component: PictureCropper,
  parameters: { guide, requirements: ['U21'] },
  args: { src: '', size: { width: 224, height: 224 }, value: wholePicture, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PictureCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const place = (picture: HTMLElement) => [picture.style.width, picture.style.left, picture.style.top];

/** The keyboard zooms and moves with the sliders. [U21] */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const picture = canvas.getByRole('img');
    await expect(place(picture)).toEqual(['100%', '0%', '0%']);
    const zoom = canvas.getByRole('slider', { name: 'Zoom' });
    await userEvent.tab();
    await expect(zoom).toHaveFocus();
    // Keys of a native range do nothing when a script presses them.
    await fireEvent.input(zoom, { target: { value: '1' } });
    await waitFor(() => expect(place(picture)).toEqual(['400%', '-150%', '-150%']));
    await fireEvent.input(canvas.getByRole('slider', { name: 'Left or right' }), { target: { value: '0' } });
    await fireEvent.input(canvas.getByRole('slider', { name: 'Up or down' }), { target: { value: '1' } });
    await waitFor(() => expect(place(picture)).toEqual(['400%', '0%', '-300%']));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zoom: 1, x: 0, y: 1 });
  },
};

/** The picture follows the pointer, and stops at its edge. [U21] */
export const Dragged: Story = {
  args: { value: { zoom: 1, x: 0.5, y: 0.5 } },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('img');
    const { left, top } = picture.parentElement!.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: at(100, 100) },
      { target: picture, coords: at(900, 900) },
      { keys: '[/MouseLeft]', target: picture, coords: at(900, 900) },
    ]);
    await waitFor(() => expect(place(picture)).toEqual(['400%', '0%', '0%']));
    await userEvent.pointer({ target: picture, coords: at(0, 0) });
    await expect(place(picture)).toEqual(['400%', '0%', '0%']);
  },
};

/** Two fingers that move before the picture is drawn anew zoom by what both of them have moved. [U21] */
export const Pinched: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const square = picture.parentElement!;
    // A pointer of a script cannot be captured.
    square.setPointerCapture = () => undefined;
    const { left, top } = square.getBoundingClientRect();
    // Sent by themselves: the tools of a story would have React draw after each.
    const send = (type: string, pointerId: number, x: number) =>
      picture.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX: left + x, clientY: top + 100, bubbles: true }),
      );
    send('pointerdown', 1, 90);
    send('pointerdown', 2, 110);
    send('pointermove', 1, 80);
    send('pointermove', 2, 120);
    send('pointerup', 1, 80);
    send('pointerup', 2, 120);
    await waitFor(() => expect(picture.style.width).toBe('200%'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small' } } };

/** Left stays left in a page that is read from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: { zoom: 1, x: 0, y: 0 } },
  play: async ({ canvas }) => {
    await expect(place(canvas.getByRole('img'))).toEqual(['400%', '0%', '0%']);
  },
};
