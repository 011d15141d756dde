import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney } from './money.ts';
import { toastQueue } from './toastQueue.ts';
import { checkPicture, pictureExtension } from './picture.ts';
import { streamingMarkdownToText, markdownToText } from './markdownToText.ts';
import { planName, plans } from './plans.ts';
import { statusTone } from './status.ts';
import { profileFieldNames } from './profileFields.ts';
import { needsApproval } from './taskKinds.ts';
import { parseToolCall, type Task } from './tools.ts';
import * as validation from './validation.ts';

const seed = 20_260_110;
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', ' '),
);

describe('money and dates', () => {
  it('any amount in any currency is shown in words [K3]', () => {
    const currency = fc.oneof(text, fc.constantFrom('USD', 'eur', 'JPY', 'XTS', 'US', 'DOLLAR'));
    fc.assert(
      fc.property(
        fc.double(),
        currency,
        fc.constantFrom('en-US', 'de-DE', 'ar-EG', undefined),
        (amount, code, locale) => {
          const words = formatMoney(amount, code, locale);
          expect(words).not.toMatch(/NaN|Infinity|∞|undefined/);
          expect(words).toMatch(/\p{Nd}/u);
        },
      ),
      { seed, numRuns: 1000 },
    );
  });

  it('any date is shown in words, or not at all [E6]', () => {
    const date = fc.oneof(
      text,
      fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
      fc.constantFrom('+275760-09-13T00:00:00.001Z', '2026-02-30', '0000-00-00', '1e400'),
    );
    fc.assert(
      fc.property(date, (iso) => {
        expect(formatDate(iso, 'en-US')).toMatch(/^$|^[A-Z][a-z]{2} \d{1,2}, \d+/);
      }),
      { seed, numRuns: 1000 },
    );
  });
});

function isWhole(task: Task) {
  if (needsApproval(task) === task.name.startsWith('show_')) return false;
  if (task.name === 'subscribe') return plans.some(({ id }) => id === task.plan);
  if (task.name !== 'edit_profile') return true;
  const fields = Object.entries(task.fields);
  const known: readonly string[] = profileFieldNames;
  return (
    fields.length > 0 && fields.every(([name, value]) => known.includes(name) && typeof value === 'string')
  );
}

describe('status, plans and tools', () => {
  const names = new Map(plans.map(({ id, name }) => [id as string, name]));

  it('any stored word has a tone and a name [S5, E7]', () => {
    fc.assert(
      fc.property(text, (word) => {
        expect(['positive', 'critical', 'caution']).toContain(statusTone(word));
        expect(planName(word)).toBe(names.get(word) ?? word);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('any tool call is a task that fits, or is refused in a sentence [S6, S7]', () => {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom('fullName', 'location', 'plan', 'fields'), text),
      fc.jsonValue(),
    );
    const given = fc.oneof(
      fc.jsonValue(),
      fields,
      fields.map((each) => JSON.stringify(each)),
      text,
    );
    const name = fc.oneof(fc.constantFrom('subscribe', 'edit_profile', 'sign_out', 'show_billing'), text);
    fc.assert(
      fc.property(name, given, (tool, raw) => {
        const read = parseToolCall({ name: tool, arguments: raw });
        expect(read.ok ? isWhole(read.task) : read.message.endsWith('.')).toBe(true);
      }),
      { seed, numRuns: 1000 },
    );
  });
});

describe('what people type and choose', () => {
  it('is accepted, or refused with a sentence that says what to do [R1, R2, R4, K1]', () => {
    const checks = Object.values({ ...validation, ...validation.profileChecks }).filter(
      (each) => typeof each === 'function',
    );
    fc.assert(
      fc.property(text, (value) => {
        for (const check of checks) expect(check(value) ?? 'Fine.').toMatch(/^[A-Z].*\.$/);
        const isAddress = /^[^\s@]+@[^\s@]+$/.test(value.trim());
        expect(isAddress || validation.checkEmail(value) !== undefined).toBe(true);
        expect(value.trim() !== '' || validation.profileChecks.fullName(value) !== undefined).toBe(true);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('a file is a picture by its first bytes alone [R2, R4]', async () => {
    const heads = [
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
      [0xff, 0xd8, 0xff],
      [0x47, 0x49, 0x46, 0x38],
      [],
    ];
    const content = fc.tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 30 }));
    await fc.assert(
      fc.asyncProperty(content, text, async ([head, rest], type) => {
        const file = new Blob([new Uint8Array([...head, ...rest])], { type });
        const checked = await checkPicture(file);
        expect(checked.ok || (head.length === 0 && checked.message.endsWith('.'))).toBe(true);
        const { type: found, size } = checked.ok ? checked.picture : { type: 'image/png', size: file.size };
        expect(pictureExtension(found)).toMatch(/^(?:png|jpg|gif|webp)$/);
        expect(size).toBe(file.size);
      }),
      { seed, numRuns: 300 },
    );
  });

  it('a file’s declared type never becomes an extension of its own [E4]', () => {
    fc.assert(
      fc.property(text, (type) => {
        expect(pictureExtension(type)).toMatch(/^(?:bin|png|jpg|gif|webp)$/);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('words', () => {
  const marks = fc.constantFrom(
    '**',
    '*',
    '`',
    '```',
    '[',
    '](',
    ')',
    '!',
    '\\',
    '\n',
    '- ',
    '1. ',
    '# ',
    '> ',
    'a',
    ' ',
  );
  const markdown = fc.array(marks, { maxLength: 60 }).map((parts) => parts.join(''));

  it('of any Markdown can be said: on one line, and whole answers end as sentences [S8]', () => {
    fc.assert(
      fc.property(fc.oneof(markdown, text), (source) => {
        const spoken = markdownToText(source);
        expect(spoken).not.toMatch(/\n/);
        expect(spoken).toMatch(/^$|\p{P}$/u);
        expect(streamingMarkdownToText(source)).not.toMatch(/\n/);
      }),
      { seed, numRuns: 1000 },
    );
  });
});

it('each toast is delivered once and in order, whenever somebody listens [X3]', () => {
  const step = fc.constantFrom('add', 'add', 'listen', 'leave');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const port = toastQueue();
      const heard: string[] = [];
      let leave: (() => void) | undefined;
      let added = 0;
      for (const each of steps) {
        if (each === 'add') port.add({ title: String(added++), description: '', tone: 'neutral' });
        if (each === 'listen') leave ??= port.subscribe(({ title }) => void heard.push(title));
        if (each === 'leave') {
          leave?.();
          leave = undefined;
        }
      }
      leave ??= port.subscribe(({ title }) => void heard.push(title));
      expect(heard).toEqual(Array.from({ length: added }, (_, i) => String(i)));
    }),
    { seed, numRuns: 1000 },
  );
});
