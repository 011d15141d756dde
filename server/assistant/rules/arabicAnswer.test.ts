import { describe, expect, it } from 'vitest';
import { answerTo } from './rules.fixture.ts';

describe('asked in Arabic, the assistant without a model', () => {
  it.each([
    'كم دفعت هذا العام؟',
    'ألغِ اشتراكي',
    'غيّر اسمي إلى Layla',
    'أريد الانتقال إلى Enterprise',
    'مرحبا',
  ])('says what it understands and does nothing: %s [W11]', async (question) => {
    for (const language of ['en', 'de', 'ar'] as const) {
      const { text, calls } = await answerTo(question, { language, supportEmail: 'help@example.com' });
      expect(text).toMatch(/^لا أفهم العربية بعد.+بالإنجليزية أو الألمانية.+help\\@example\.com/);
      expect(calls).toEqual([]);
    }
  });

  it('names nobody where there is nobody to write to [W11]', async () => {
    expect((await answerTo('كم دفعت؟')).text).not.toMatch(/للتحدث|@/);
  });

  it('keeps the question mark of a foreign question at the end of that question [W11]', async () => {
    const { text } = await answerTo('كم دفعت؟');
    expect(text.match(/\u2066[^\u2066\u2069]+\?\u2069/g)).toHaveLength(2);
  });

  it('answers in English or German who speaks it there, and in Arabic whose words tell nothing [W11]', async () => {
    const asked = async (question: string) => (await answerTo(question, { language: 'ar' })).text;
    expect(await asked('What plan am I on?')).toMatch(/^You are on the/);
    expect(await asked('Welchen Tarif habe ich?')).toMatch(/^Sie haben den Tarif/);
    expect(await asked('Pro')).toMatch(/^لا أفهم/);
    expect(await asked('What plan am I on? >> ok')).not.toMatch(/لا أفهم/);
  });

  it.each(['أريد أن أموت', 'أفكر في الانتحار', 'لا أريد أن أعيش', 'سأؤذي نفسي'])(
    'sends somebody to people who help when they speak of harming themselves: %s [W11, A98]',
    async (words) => expect((await answerTo(words)).text).toMatch(/رقم الطوارئ/),
  );
});
