import type { Locator } from '@playwright/test';

/** Draws a wave of this height on a pad, as a finger would. */
export const drawSignature = async (pad: Locator, middle: number, height: number) => {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nowhere to sign');
  const { mouse } = pad.page();
  await mouse.move(box.x + 30, box.y + middle);
  await mouse.down();
  for (let x = 30; x < box.width - 30; x += 12) await mouse.move(box.x + x, box.y + middle + height * Math.sin(x / 20));
  await mouse.up();
};
