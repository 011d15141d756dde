import { describe, expect, it, vi } from 'vitest';
import { emitter } from './emitter.ts';

describe('emitter', () => {
  it('does not call a listener that left while an event is delivered', () => {
    const { emit, subscribe } = emitter<string>();
    const second = vi.fn();
    const leave = { second: () => undefined as unknown };
    subscribe(() => leave.second());
    leave.second = subscribe(second);
    emit('x');
    expect(second).not.toHaveBeenCalled();
  });
});
