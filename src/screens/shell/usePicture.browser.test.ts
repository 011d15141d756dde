import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePicture } from './usePicture.ts';

type Picture = ReturnType<typeof usePicture>;
type Adjust = Parameters<typeof usePicture>[1];

/** A GIF of one pixel. What follows it is not drawn. */
const gif =
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;';
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A component that holds a picture, on the page until the test ends. `now`: what the hook has returned last. */
async function drawn(adjust?: Adjust) {
  const held: { picture?: Picture } = {};
  function Held() {
    const picture = usePicture(undefined, adjust);
    useEffect(() => {
      held.picture = picture;
    });
    return null;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(createElement(Held));
  await expect.poll(() => held.picture).toBeDefined();
  return () => held.picture!;
}

const pictureOf = (text: string) => new File([bytesOf(text)], 'picture', { type: 'image/gif' });

/** A promise that is kept when `resolve` is called. */
function later<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((kept) => {
    resolve = kept;
  });
  return { promise, resolve };
}

/** A picture whose first bytes the browser reads only when it is told to. */
function slowPicture(text: string) {
  const file = pictureOf(text);
  const { promise, resolve } = later<void>();
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    const part = slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => promise.then(read);
    return part;
  };
  return { file, read: resolve };
}

/** What is on its way when a picture has been read gets the time to end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a picture that is chosen', () => {
  it('is told to be unreadable where the browser cannot read it, such as a folder that was dropped [R4]', async () => {
    const now = await drawn();
    const file = pictureOf(gif);
    const gone = new DOMException('Not there', 'NotFoundError');
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(gone) });
    now().field.onPick(file);
    await expect.poll(() => now().field.error).toBe('That file could not be read. Choose another picture.');
    expect(now().chosen).toBeUndefined();
  });

  it('is told to be unreadable where only its beginning is a picture [R4]', async () => {
    const now = await drawn();
    now().field.onPick(pictureOf(gif.slice(0, 12)));
    await expect.poll(() => now().field.error).toBe('That file could not be read. Choose another picture.');
    expect(now().chosen).toBeUndefined();
  });

  it('is told to be unreadable where it is gone when it is to be adjusted [R4, U21]', async () => {
    const now = await drawn(() => Promise.reject(new DOMException('Not there', 'InvalidStateError')));
    now().field.onPick(pictureOf(gif));
    await expect.poll(() => now().field.error).toBe('That file could not be read. Choose another picture.');
    expect(now().chosen).toBeUndefined();
  });

  it('gives way to one that was chosen later, though it is read last [R4]', async () => {
    const now = await drawn();
    const first = slowPicture(`${gif} first`);
    now().field.onPick(first.file);
    now().field.onPick(pictureOf(`${gif} second`));
    await expect.poll(() => now().chosen?.text()).toMatch(/second$/);
    first.read();
    await settled();
    expect(await now().chosen?.text()).toMatch(/second$/);
  });

  it('says nothing of a file that another choice has overtaken [R4]', async () => {
    const now = await drawn();
    const first = slowPicture('no picture');
    now().field.onPick(first.file);
    now().field.onPick(pictureOf(gif));
    await expect.poll(() => now().chosen).toBeDefined();
    first.read();
    await settled();
    expect(now().field.error).toBeUndefined();
  });

  it('does not come back after it was removed while it was being read or adjusted [R4, U21]', async () => {
    const adjusting = later<Blob>();
    const adjust = vi.fn<NonNullable<Adjust>>(() => adjusting.promise);
    const now = await drawn(adjust);
    const read = slowPicture(gif);
    now().field.onPick(read.file);
    now().clear();
    read.read();
    await settled();
    expect(adjust).not.toHaveBeenCalled();

    now().field.onPick(pictureOf(gif));
    await expect.poll(() => adjust.mock.calls.length).toBe(1);
    const isWanted = adjust.mock.calls[0]![1];
    expect(isWanted()).toBe(true);
    now().clear();
    expect(isWanted()).toBe(false);
    adjusting.resolve(new Blob([bytesOf(gif)]));
    await settled();
    expect(now().chosen).toBeUndefined();
  });

  it('lets a form that is sent while it is checked wait for it, and learn whether it was accepted [R4, X2]', async () => {
    const now = await drawn();
    const slow = slowPicture(gif);
    now().field.onPick(slow.file);
    const answers: unknown[] = [];
    void now()
      .settled()
      .then((answer) => answers.push(answer));
    await settled();
    expect(answers).toEqual([]);
    slow.read();
    await expect.poll(() => answers).toEqual([{ picture: expect.any(Blob) }]);

    now().field.onPick(pictureOf('no picture'));
    expect(await now().settled()).toBeUndefined();
    // Nothing is checked any more: the form may be sent with the picture that was chosen before.
    expect(await now().settled()).toEqual({ picture: now().chosen });
    expect(now().chosen).toBeDefined();
  });
});
