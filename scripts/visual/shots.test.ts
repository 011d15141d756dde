import { describe, expect, it } from 'vitest';
import { shotsOf, type StoryView, visitsOf } from './shots.ts';

const story: StoryView = {
  id: 'primitives-button--busy',
  viewports: { small: { width: '320px', height: '568px' }, fluid: { width: '100%', height: '100%' } },
  skipped: false,
};

describe('the pictures of a story', () => {
  it('show both themes at 390, 1280 and 1536 px', () => {
    expect(shotsOf(story).map(({ mode }) => mode)).toEqual([
      'light-390',
      'light-1280',
      'light-1536',
      'dark-390',
      'dark-1280',
      'dark-1536',
    ]);
  });

  it('take one visit at each width, light before dark', () => {
    expect(visitsOf(story).map((shots) => shots.map(({ mode }) => mode))).toEqual([
      ['light-390', 'dark-390'],
      ['light-1280', 'dark-1280'],
      ['light-1536', 'dark-1536'],
    ]);
  });

  it('show both themes at its own viewport where it has one', () => {
    expect(shotsOf({ ...story, viewport: 'small' })).toEqual([
      { id: story.id, mode: 'light-320', theme: 'light', viewport: { width: 320, height: 568 } },
      { id: story.id, mode: 'dark-320', theme: 'dark', viewport: { width: 320, height: 568 } },
    ]);
  });

  it('are none where it opts out', () => {
    expect(shotsOf({ ...story, skipped: true })).toEqual([]);
  });

  it.each(['unknown', 'fluid'])('cannot be taken at a viewport without a size: %s', (viewport) => {
    expect(() => shotsOf({ ...story, viewport })).toThrow(/primitives-button--busy asks for the viewport/);
  });
});
