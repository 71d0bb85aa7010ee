import { type Receipt, receiptPdf } from './receipt-pdf';

const receipt = (name: string): Receipt => ({
  ...{ number: 'FL-2026-00042', paidAt: new Date('2026-11-25T10:00:00Z'), name, email: 'maya@example.com' },
  ...{
    item: 'Package Small, 200 credits',
    note: 'They do not expire.',
    price: { amount: 500, currency: 'USD' },
    refunded: 250,
    testMode: true,
  },
});
/** How many fonts the document embeds: one for each set of letters that it uses. */
const fontsOf = async (name: string) =>
  (await receiptPdf(receipt(name))).toString('latin1').match(/\/FontDescriptor \d/g)?.length;

test.each([
  ['Maya Okafor', 1],
  ['Žofie Kučerová', 2],
  ['Žofie Кузнецова', 3],
  ['Ελένη', 2],
])('the name %s is set in its own letters', async (name, fonts) => {
  expect(await fontsOf(name)).toBe(fonts);
});

test('a name with letters that the typeface lacks leaves the mail address', async () => {
  expect(await fontsOf('李小龙')).toBe(1);
});
