// npm run size -- [address]: how much JavaScript the first screen loads from a running product, against its budget.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { signUp } from '../lib/account.mjs';
import { measureScripts } from './measure.mjs';
import { judge } from './ratchet.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const budgets = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8'));

const reachable = await fetch(address).catch(() => undefined);
if (!reachable?.ok) {
  console.error(`Nothing answers at ${address}. Start the product with npm start, or pass its address.`);
  process.exit(1);
}
// Cancels the body: an unread one keeps its connection, and this process, alive for a minute.
await reachable.body?.cancel();

const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
try {
  for (const [name, budget] of Object.entries(budgets)) {
    const context = await browser.newContext();
    if (budget.signedIn) await signUp(context, new URL(address).origin);
    const { bytes, scripts } = await measureScripts(context, new URL(budget.path, address).href);
    const { ok, text } = judge(name, budget, bytes);
    console.log(text);
    for (const script of scripts) console.log(`  ${String(script.bytes).padStart(7)}  ${script.name}`);
    if (!ok) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
}
