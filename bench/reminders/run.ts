import { parseArgs } from 'node:util';
import { everyone } from './everyone.ts';
import { few } from './few.ts';

/** `--form everyone` or `--form few` measures one of the two; `--users` sets how many users there are: see README.md. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { form: { type: 'string' }, users: { type: 'string' } },
});
const forms = {
  everyone: { run: everyone, users: 30_000 },
  few: { run: few, users: 1_000_000 },
};

for (const [name, { run, users }] of Object.entries(forms)) {
  if (values.form === undefined || values.form === name) await run(Number(values.users ?? users));
}
