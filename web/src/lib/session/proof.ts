type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks people to show again that it is they. Returns how to stop. */
export const onProofWanted = (ask: Asker) => {
  asker = ask;
  return () => {
    asker = undefined;
  };
};

/** Whether somebody has just shown it; several calls that want it at once are one question. */
export const showProof = async (): Promise<boolean> => {
  asking ??= asker?.().finally(() => {
    asking = undefined;
  });
  return (await asking) ?? false;
};
