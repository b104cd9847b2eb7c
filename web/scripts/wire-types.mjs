// Makes src/wire/types.ts out of src/wire/schema.json, and that out of the host if a Python is given:
//   PENNYPAPERS_PYTHON=../.venv/bin/python npm run types
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCHEMA = here('../src/wire/schema.json');
const TYPES = here('../src/wire/types.ts');

const HEAD = `// Generated from schema.json by \`npm run types\`: not to be edited.
`;

// Defaults are left out of what is sent, but not these: they always come whole.
const SENT_WHOLE = ['Settings'];

const python = process.env.PENNYPAPERS_PYTHON;
if (python) {
  writeFileSync(SCHEMA, execFileSync(python, ['-m', 'pennypapers.server.http.schema'], { encoding: 'utf8' }));
}
const { wire, http } = JSON.parse(readFileSync(SCHEMA, 'utf8'));

/** What the generator makes plain types of: no lengths, which would become tuples, and tuples as it knows them. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const {
    maxItems,
    minItems,
    minimum,
    maximum,
    maxLength,
    pattern,
    discriminator,
    default: _,
    prefixItems,
    ...rest
  } = schema;
  if (typeof rest.$ref === 'string') return { $ref: rest.$ref.replace('#/components/schemas/', '#/$defs/') };
  const kept = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  if (prefixItems) return { ...kept, items: plain(prefixItems), minItems, maxItems, additionalItems: false };
  return kept;
}

/** The schema as it is, but for the names of properties, which may be those of keywords. */
function definition(schema) {
  const { properties = {}, ...rest } = schema;
  const made = plain(rest);
  made.properties = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, plain(value)]));
  return made;
}

const $defs = {};
for (const [name, schema] of Object.entries({ ...wire.$defs, ...http.components.schemas }))
  $defs[name] = definition(schema);
for (const name of SENT_WHOLE) $defs[name].required = Object.keys($defs[name].properties);

// One property for each type, so that none is left out.
const all = { title: 'AllTypes', type: 'object', $defs, properties: {} };
for (const name of Object.keys($defs)) all.properties[name] = { $ref: `#/$defs/${name}` };
const generated = await compile(all, 'AllTypes', {
  bannerComment: '',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});
const types = generated
  .replace(/export interface AllTypes \{[\s\S]*?\n\}\n/, '')
  .replace(/ \*\n \* This interface was referenced by[\s\S]*?(?= \*\/)/g, '')
  .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
  .replace(/ {2}\/\*\*\n {3}\* @minItems[\s\S]*?\*\/\n/g, '');

const refName = ({ $ref }) => $ref.split('/').at(-1);
const requests = Object.entries(wire.received.discriminator.mapping).map(([tag, ref]) => [tag, ref.split('/').at(-1)]);

function typeOf(schema) {
  if (!schema) return 'null';
  if (schema.$ref) return refName(schema);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'null') return 'null';
  if (schema.type === 'array') return `(${typeOf(schema.items)})[]`;
  if (schema.type === 'object' && schema.additionalProperties)
    return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  return schema.type;
}

const quoted = (text) => `'${text}'`;
const key = (tag) => (/^\w+$/.test(tag) ? tag : `'${tag}'`);
const maps = `
/** What each request needs besides \`do\` and \`id\`. */
export interface Requests {
${requests.map(([tag, name]) => `  ${key(tag)}: Omit<${name}, 'do' | 'id'>;`).join('\n')}
}

/** What each request is answered with. */
export interface Answers {
${requests.map(([tag]) => `  ${key(tag)}: ${typeOf(wire.answers[tag])};`).join('\n')}
}

/** Everything that the host says. */
export type Said = ${wire.sent.items.anyOf.map(refName).join(' | ')};

/** What is said about a table: the record, and what is said in passing. */
export type TableMessage = Exclude<Said, Answer | Refused | Notice>;

export type Entry = News['entry'];

/** The adventures, in the order in which they are offered. */
export const ADVENTURE_NAMES = [${wire.adventures.map(quoted).join(', ')}] as const;

export type AdventureName = (typeof ADVENTURE_NAMES)[number];

/** From the bot that overlooks most to the one that thinks longest. */
export const BOT_LEVELS = [${wire.levels.map(quoted).join(', ')}] as const;

/** Requests that are about the table which the connection watches. */
export const AT_TABLE: ReadonlySet<string> = new Set<keyof Requests>([
${wire.at_table.map((tag) => `  ${quoted(tag)},`).join('\n')}
]);

/** The version of the wire that these types are of. */
export const WIRE_VERSION = ${wire.version};
`;

writeFileSync(TYPES, HEAD + types.trimEnd() + '\n' + maps);
