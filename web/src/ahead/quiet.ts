/** What parts do after they are drawn, and would take much code to: nothing, until React draws them again. */

const nothing = () => undefined;

export const useToolAct = () => ({ doing: null, press: nothing });
export const toolChanged = nothing;
