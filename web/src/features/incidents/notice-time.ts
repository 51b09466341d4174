/** How long good news about an incident stays on the screen. */
export const noticeTime = 3_000;
