import { Component, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ChunkLoadError, lazyWithPreload, retryFailedChunks } from './lazyWithPreload.tsx';

/** The error boundary of a host. */
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <button onClick={() => this.setState({ error: undefined })}>
        {error instanceof ChunkLoadError ? 'Not fetched' : 'Broken'}
      </button>
    );
  }
}

it('a part whose code failed is fetched once more after retryFailedChunks, and not before', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const fetchCode = vi
    .fn(() => Promise.resolve(() => <p>Here</p>))
    .mockRejectedValueOnce(new Error('There is no connection.'));
  const Part = lazyWithPreload(fetchCode);
  createRoot(place, { onCaughtError: () => undefined }).render(
    <Boundary>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  );
  const press = () => place.querySelector('button')!.click();
  await expect.poll(() => place.textContent).toBe('Not fetched');
  press();
  await expect.poll(() => place.textContent).toBe('Not fetched');
  expect(fetchCode).toHaveBeenCalledOnce();
  retryFailedChunks();
  press();
  await expect.poll(() => place.textContent).toBe('Here');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
