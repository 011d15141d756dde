import { describe, expect, it } from 'vitest';
import { readBody } from './body.ts';

const url = 'https://p.test/';
/** A request with this stream as its body, which announces no length. */
const post = (body: ReadableStream<Uint8Array>) =>
  new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a request’s body', () => {
  it('a request’s body is its text, however it is cut into pieces', async () => {
    const whole = bytes('Grüße 🎉');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of whole) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await readBody(post(body), { maxBytes: whole.length })).toEqual({ text: 'Grüße 🎉' });
    expect(await readBody(new Request(url, { method: 'POST' }), { maxBytes: 1 })).toEqual({ text: '' });
  });

  it('a request’s body that never ends is given up after its time limit, and its sender is told', async () => {
    let told: unknown;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('{"input":')),
      cancel: (reason) => void (told = reason),
    });
    expect(await readBody(post(body), { maxBytes: 100, timeoutMs: 20 })).toEqual({ problem: 'too-slow' });
    expect(told).toBe('too-slow');
  });

  it('a request’s body that arrives very slowly is given up too: the time limit is for the whole body', async () => {
    let timer: ReturnType<typeof setInterval>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => controller.enqueue(bytes(' ')), 5);
      },
      cancel: () => clearInterval(timer),
    });
    expect(await readBody(post(body), { maxBytes: 10_000, timeoutMs: 60 })).toEqual({ problem: 'too-slow' });
  });

  it('a request’s body that is too large is not read on, announced or not', async () => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(bytes('12345'));
      },
    });
    expect(await readBody(post(body), { maxBytes: 12 })).toEqual({ problem: 'too-large' });
    expect(given).toBeLessThan(10);
    const announced = new Request(url, {
      method: 'POST',
      body: 'x'.repeat(13),
      headers: { 'content-length': '13' },
    });
    expect(await readBody(announced, { maxBytes: 12 })).toEqual({ problem: 'too-large' });
  });

  it('a request’s body that breaks off is not used', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('reset')),
    });
    expect(await readBody(post(body), { maxBytes: 12 })).toEqual({ problem: 'broken-off' });
  });
});
