import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedPayment } from '../../services/payments.ts';
import { csvText, csvWriter } from './csv.ts';

const payment = (more: Partial<ListedPayment> = {}): ListedPayment => ({
  id: '1',
  serviceName: 'Pro plan',
  date: '2026-05-01T08:00:00Z',
  amount: 1234.5,
  currency: 'USD',
  status: 'completed',
  invoiceNumber: 'PAR-1',
  receiptUrl: 'https://pay.test/1',
  pdfUrl: '',
  failure: '',
  nextAttempt: '',
  ...more,
});

describe('payments as a file for spreadsheets', () => {
  it('begins with a byte order mark and the titles, and ends each line as Excel does [B24]', () => {
    const { head, row } = csvWriter('en-US');
    expect(head).toBe('\uFEFFDate,Service,Amount,Currency,Status,Invoice,Failure,Receipt\r\n');
    expect(row(payment())).toMatch(
      /^2026-05-01 \d\d:\d\d,"Pro plan",1234\.5,"USD","completed","PAR-1","","https:\/\/pay\.test\/1"\r\n$/,
    );
  });

  it('has services and states as the page shows them, in its language [B24, W1]', () => {
    const german: Record<string, string> = { 'Pro plan': 'Tarif Pro', completed: 'bezahlt' };
    const { row } = csvWriter('en-US', undefined, (text) => german[text] ?? text);
    expect(row(payment())).toContain(',"Tarif Pro",1234.5,"USD","bezahlt",');
    expect(row(payment({ serviceName: 'Voice minutes' }))).toContain(',"Voice minutes",');
  });

  it('divides columns as the reader’s spreadsheet does [B24]', () => {
    expect(csvWriter('de-DE').row(payment())).toContain(';"Pro plan";1234,5;"USD";');
  });

  it.each(['=1+1', '+49', '-2', '@sum', ' =1', '\t=1', '\r@x', '|cmd', '\u200B=1', '%0A'])(
    'what a spreadsheet would run becomes text: %j [B24]',
    (text) => {
      expect(csvText(text)).toBe(`"'${text}"`);
    },
  );

  it('quotes are doubled, and a text with commas and line breaks stays one cell [B24]', () => {
    expect(csvText('say "hi",\r\nnow')).toBe('"say ""hi"",\r\nnow"');
  });

  it('whatever a service is called, its cell reads back as its text and begins no formula [B24]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvText(text);
        const read = cell.slice(1, -1).replaceAll('""', '"');
        expect([text, `'${text}`]).toContain(read);
        expect(read).not.toMatch(/^\s*[=+\-@]/);
        expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"');
      }),
    );
  });

  it('an unreadable date is left empty, and a payment taken back stays a number [B24]', () => {
    expect(csvWriter('en-US').row(payment({ date: 'soon', amount: -5 }))).toMatch(/^,"Pro plan",-5,/);
  });
});
