import { describe, expect, it } from 'vitest';
import { statusTone } from './status.ts';

describe('status', () => {
  it.each([
    ['active', 'positive'],
    ['completed', 'positive'],
    ['success', 'positive'],
    ['Active', 'positive'],
    ['inactive', 'critical'],
    ['failed', 'critical'],
    ['cancelled', 'critical'],
    ['pending', 'caution'],
    ['', 'caution'],
    ['constructor', 'caution'],
    ['__proto__', 'caution'],
  ])('%s is %s [S5]', (status, tone) => expect(statusTone(status)).toBe(tone));
});
