type Shown = { q?: string; status?: string; view?: string; from?: string };

let last: Shown = {};

/** How the bookings were last looked at, so that who opens one comes back to the same. */
export const lastShown = () => last;

export const rememberShown = (shown: Shown) => {
  last = shown;
};
