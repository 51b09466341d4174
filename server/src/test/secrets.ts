import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Fields that hold what no log may: what opens a door to whoever reads it. */
const secretFields =
  /^(password|currentPassword|newPassword|token|code|signature|uploadTicket|ticket|key|authorization|cookie)$/i;
const secretParams = ['sig', 'token', 'code', 'ticket', 'key'];

/** Words of the contract are short; what is minted is not. */
const isMinted = (value: string) => value.length > 20;

/** Remembers every secret that goes in or out of this server, and tells which of them stand in its log. */
export const watchSecrets = (app: FastifyInstance) => {
  const secrets = new Set<string>();
  const gather = (whole: unknown) => {
    const waiting: [name: string, value: unknown][] = [['', whole]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, value] = next;
      if (typeof value === 'string') gatherText(value, name);
      else if (value && typeof value === 'object' && !Buffer.isBuffer(value))
        for (const [key, part] of Object.entries(value)) waiting.push([Array.isArray(value) ? name : key, part]);
    }
  };
  const gatherText = (text: string, name: string) => {
    if (/^password$/i.test(name) && /.{8}/.test(text) && /\d/.test(text)) secrets.add(text);
    if (secretFields.test(name) && isMinted(text)) secrets.add(text.replace(/^Bearer /i, '').slice(0, 200));
    const query = text.split(/[?#]/)[1];
    if (!query || !/^[/h]/.test(text)) return;
    for (const [key, part] of new URLSearchParams(query))
      if (secretParams.includes(key) && isMinted(part)) secrets.add(part);
  };

  app.addHook('preHandler', async ({ headers, params, query, body }: FastifyRequest) =>
    gather([headers, params, query, body]),
  );
  app.addHook('onSend', async (_: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const isJson = String(reply.getHeader('content-type')).includes('json');
    if (isJson && typeof payload === 'string') gather(JSON.parse(payload));
    return payload;
  });

  return {
    count: () => secrets.size,
    /** How each secret begins that a line of the log tells, and the line. */
    toldBy: (lines: string[]) => {
      const log = lines.join('\n');
      return [...secrets].filter((secret) => log.includes(secret)).map((secret) => secret.slice(0, 12));
    },
  };
};
