import { expect, it } from 'vitest';
import './fonts.ts';
import { fallbackFamily } from './font.css.ts';
import { fontFamily } from './scale.ts';

const prose = `Ask about your plan, your payments and your profile, in writing or in a call. Whatever the agent is to change it
shows you first, and nothing is bought, changed or deleted before you have agreed. Your last payment was made on Nov 24, 2026.`;

function widthOf(family: string, weight: number) {
  const line = document.createElement('span');
  Object.assign(line.style, {
    fontFamily: family,
    fontSize: '40px',
    fontWeight: weight,
    whiteSpace: 'nowrap',
  });
  line.textContent = prose;
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width;
}

it.for([400, 640])(
  'until the font has loaded, texts of the weight %d are as wide as with it, but for a fiftieth',
  async (weight, { skip }) => {
    const [own = ''] = fontFamily.split(',');
    const fallbacks = [...document.fonts].filter(({ family }) => fallbackFamily.includes(family));
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()));
    if (loaded.some(({ status }) => status === 'rejected'))
      skip('This machine has no font as wide as Arial: apt-get install fonts-liberation.');
    await document.fonts.load(`${weight} 40px ${own}`, prose);
    const share = widthOf(fallbackFamily, weight) / widthOf(own, weight);
    expect(share).toBeGreaterThan(0.98);
    expect(share).toBeLessThan(1.02);
  },
);
