import { expect, it } from 'vitest';
import { supabaseClient } from './client.ts';
import { supabasePayments } from './payments.ts';
import { memoryStorage } from './storage.ts';

/** What becomes of a receipt's address that a backend at `url` gives. */
async function receiptOf(url: string, address: string) {
  const row = { id: crypto.randomUUID(), amount: 29, receipt_url: address, pdf_url: address };
  const payments = supabasePayments(
    supabaseClient({
      url,
      key: 'sb_publishable_test',
      storage: memoryStorage(),
      autoRefresh: false,
      retry: false,
      fetch: async () => Response.json([row]),
    }),
  );
  const found = await payments.findPayments(crypto.randomUUID(), [row.id]);
  expect(found.ok).toBe(true);
  return found.ok ? found.value[0]?.receiptUrl : undefined;
}

it.each([
  ['https://p.example.com', 'https://pay.example.com/in_1', true],
  ['https://p.example.com', 'http://pay.example.com/in_1', false],
  ['https://p.example.com', 'javascript:alert(1)', false],
  ['http://localhost:3000', 'http://localhost:3000/_local/pay/invoice/in_1', true],
  ['http://localhost:3000', 'https://pay.example.com/in_1', true],
  ['http://localhost:3000', 'javascript:alert(1)', false],
])('of a backend at %s the receipt %s is a link: %s [B34, B49]', async (url, address, isLink) => {
  expect(await receiptOf(url, address)).toBe(isLink ? address : '');
});
