/** A statement is worth a name when it comes again. */
const usesBefore = 2;
const mostNames = 500;

/**
 * Names for the statements that come again and again, so that a connection plans each of them once: with policies on
 * every table, planning takes longer than most of our statements run.
 */
export const statementNames = () => {
  const known = new Map<string, { name: string; uses: number }>();
  let made = 0;

  const dropRare = () => {
    for (const [text, { uses }] of known) if (uses <= usesBefore) known.delete(text);
  };

  return {
    of: (text: string): string | undefined => {
      const statement = known.get(text);
      if (statement) {
        statement.uses += 1;
        return statement.uses > usesBefore ? statement.name : undefined;
      }
      if (known.size >= mostNames) dropRare();
      if (known.size < mostNames) known.set(text, { name: `llave_${made++}`, uses: 1 });
      return undefined;
    },
    /** A plan whose tables have changed is of no use any more: every statement gets a new name. */
    forget: () => known.clear(),
  };
};
