import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { avatarAddress } from '../../app/adapters/supabase/avatar.ts';
import { Avatar } from '../../src/ui/primitives/Avatar/Avatar.tsx';
import '../../src/ui/theme/theme.ts';
import { foreignPictures, hostileAddresses } from './addresses.ts';
import { skeleton, watchForAttacks } from './evidence.ts';
import { renderBox } from './page.ts';
import { places } from './places.tsx';
import { hostileTexts } from './texts.ts';

const texts = Object.values(hostileTexts).flat();
let shown: ReturnType<typeof renderBox>;
let evidence: ReturnType<typeof watchForAttacks>;

beforeEach(() => {
  shown = renderBox();
  evidence = watchForAttacks(window);
});

afterEach(() => {
  evidence.stop();
  shown.close();
});

describe('a hostile text is text', () => {
  it.each(Object.entries(places))('as %s [E3, E6]', async (_place, make) => {
    const harmless = skeleton(shown.show(make('Ada')));
    const changed = texts.filter((text) => {
      const inside = shown.show(make(text));
      const words = (inside.textContent ?? '').replace(/\s+/g, ' ');
      return (
        JSON.stringify(skeleton(inside)) !== JSON.stringify(harmless) ||
        !words.includes(text.trim().replace(/\s+/g, ' ')) ||
        shown.place.contains(shown.elementAtFarCorner())
      );
    });
    expect(changed).toEqual([]);
    expect(await evidence.seen()).toEqual({ runs: 0, requests: [] });
  });
});

describe('a hostile avatar_url is no picture', () => {
  it.each(Object.entries(hostileAddresses))('%s [E3]', async (_technique, addresses) => {
    expect(
      addresses.filter((address) => avatarAddress(address, 'u1', 'https://backend.test') !== ''),
    ).toEqual([]);
    const loaded = addresses.filter((src) =>
      shown.show(createElement(Avatar, { name: 'Ada', src })).querySelector('img'),
    );
    expect(loaded).toEqual([]);
    expect(await evidence.seen()).toEqual({ runs: 0, requests: [] });
  });

  it('a picture on the web is requested without a referrer, and runs nothing [E3]', async () => {
    for (const src of foreignPictures) {
      const image = shown.show(createElement(Avatar, { name: 'Ada', src })).querySelector('img');
      expect(image?.getAttribute('src')).toBe(src);
      expect(image?.referrerPolicy).toBe('no-referrer');
    }
    // Nothing here forbids the request. The page's policy does, which tests/journeys/hostile.journey.ts tests.
    const { runs, requests } = await evidence.seen();
    expect(runs).toBe(0);
    expect(requests.length).toBeGreaterThan(0);
  });
});
