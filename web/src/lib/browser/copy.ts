/** Puts a field's text on the clipboard; where the browser forbids it the text is left selected. Says whether it did. */
export const copyFrom = async (field: HTMLInputElement): Promise<boolean> => {
  field.select();
  return navigator.clipboard
    ? navigator.clipboard.writeText(field.value).then(
        () => true,
        () => false,
      )
    : false;
};
