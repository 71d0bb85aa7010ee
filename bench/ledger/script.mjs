/** The hold of a run of pgbench's script: 15 hexadecimal digits of a random number, as an id. */
const HOLD = "lpad(to_hex(:n::bigint), 32, '0')::uuid";
const USER = "'bench-' || :u::int";

/**
 * The statements of one order as a script for pgbench, with the same two transactions. What was a value of that order
 * becomes one of the script's variables: the user, the hold, and the ids of its two ledger transactions.
 * @param {readonly import('./orders').Statement[]} statements as the ledger sent them
 * @param {{ id: string, user: string, txns: readonly number[], users: number }} order the order that they are of
 */
export function toScript(statements, { users, ...order }) {
  const lines = [`\\set u random(1, ${users})`, '\\set n random(1, 1000000000000000)', 'BEGIN;'];
  let txns = 0;
  for (const { sql, parameters } of statements) {
    if (/^(begin|commit)$/i.test(sql)) continue;
    const said = sql.replace(/\$(\d+)/g, (_all, at) => literal(parameters[at - 1], order)).replace(/\s+/g, ' ');
    if (/insert into "?ledger_txn/.test(sql)) {
      txns += 1;
      lines.push(`${said.replace(/returning "?id"?$/, `returning id as t${txns}`)} \\gset`);
    } else lines.push(`${said};`);
    if (/insert into "?ledger_hold/.test(sql)) lines.push('COMMIT;', 'BEGIN;');
  }
  return `${[...lines, 'COMMIT;'].join('\n')}\n`;
}

function literal(value, { id, user, txns }) {
  if (value === null || value === undefined) return 'NULL';
  const txn = txns.findIndex((each) => String(each) === String(value));
  if (txn >= 0) return `:t${txn + 1}::bigint`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === id) return HOLD;
  const parts = String(value)
    .split(new RegExp(`(${id}|${user})`))
    .filter((part) => part !== '');
  return `(${parts.map((part) => (part === id ? `(${HOLD})::text` : part === user ? USER : quoted(part))).join(' || ')})`;
}

/** pgbench reads a colon before a letter as a variable, within quotes too. */
const quoted = (text) => `'${text.replaceAll("'", "''").replace(/:(?=\w)/g, ":' || '")}'`;
