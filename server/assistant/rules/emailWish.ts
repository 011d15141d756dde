const name =
  '(?:e-?mail(?: ?address)?|mail(?: ?address)?|login email|e-?mail-?adresse|mail-?adresse|mailadresse)';
const order =
  '(?:(?:please |bitte |also |auch )?(?:change|set|update|switch|ändere|aendere|setze?|aktualisiere|stelle?) (?:bitte |auch |also )?)?';
const wish = new RegExp(
  `^${order}(?:my|the|meine|die) (?:new |neue )?${name} (?:um )?(?:to|into|as|auf|in|zu) \\S+@\\S+$`,
  'iu',
);

/** Whether these words, alone or after another wish, want another email address, which an account cannot have. [R4] */
export const wantsAnotherEmail = (text: string) => wish.test(text.replace(/\s+/g, ' ').trim());
