import fastify from 'fastify';
import pg from 'pg';

/**
 * What the product is compared with: Fastify and a pool of connections, one handler for each of the given sets of
 * statements, their rows as they come. No token, no company, no contract.
 */
const { PORT, DATABASE_URL: connectionString, BARE_STATEMENTS = '{}' } = process.env;
const pool = new pg.Pool({ connectionString, max: 20 });
const app = fastify();

type Statement = { text: string; values: unknown[] };

for (const [path, statements] of Object.entries(JSON.parse(BARE_STATEMENTS) as Record<string, Statement[]>))
  app.get(path, async () => {
    const answers = [];
    for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
    return answers;
  });
app.get('/', async () => ({}));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
