import { expect, it } from 'vitest';
import { englishPage, indexPage } from './indexPage.ts';

const content = {
  email: 'ada<b>@example.com',
  at: new Date('2026-11-25T10:43:00Z'),
  files: [{ name: 'payments.json', area: 'payments', rows: 3 }],
  missing: ['<img>.png'],
  speech: englishPage,
};

it('the page that explains the copy is in the language of its reader [W6, U32]', () => {
  const arabic = indexPage({
    ...content,
    missing: ['1.png', '2.png'],
    speech: {
      language: 'ar',
      labels: { ...englishPage.labels, ...({ title: 'نسخة لدى {product}', entries: 'العناصر' } as object) },
      translate: (sentence) => (sentence === 'Payments' ? 'المدفوعات' : sentence),
    },
  });
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<title>نسخة لدى Parley</title>');
  expect(arabic).toContain('<th>العناصر</th>');
  expect(arabic).toContain('<td>المدفوعات</td><td>3</td>');
  expect(arabic).toContain('1.png و2.png');
  expect(indexPage(content)).toContain('<html lang="en" dir="ltr">');
});

it('nothing in the page that explains the copy is taken for markup [U32]', () => {
  const page = indexPage(content);
  expect(page).toContain('Of ada&lt;b&gt;@example.com, written on 2026-11-25 at 10:43 UTC.');
  expect(page).toContain('Removed while the copy was being written: &lt;img&gt;.png.');
});
