import type pg from 'pg';

/** Ends a pool and waits for its connections, which outlive it: whoever drops their database meanwhile cuts them off. */
export const ended = async (pool: pg.Pool) => {
  let open = pool.totalCount;
  const gone = Promise.withResolvers<void>();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) gone.resolve();
  });
  await pool.end();
  if (open > 0) await gone.promise;
};
