import { goldenMonth } from '../server/src/test/golden-month.ts';
import { makeTemplate } from '../server/src/test/template.ts';
import { openWorld } from '../server/src/test/world.ts';

export type Golden = Awaited<ReturnType<typeof openGoldenMonth>>;

/** A product of its own, in the spring of 2027, whose history was added up by hand. */
export const openGoldenMonth = async () => {
  await makeTemplate();
  const world = await openWorld();
  const { boss } = await goldenMonth(world);
  return {
    origin: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    email: boss.email,
    password: world.password,
    now: world.services.now(),
    close: world.close,
  };
};
