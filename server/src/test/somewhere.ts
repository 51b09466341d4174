/** The address of somebody else every time: whoever sends a lot from one place is slowed. */
export const somewhere = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
