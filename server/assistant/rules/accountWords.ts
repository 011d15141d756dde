// Whether somebody speaks of what is in their account, even if nobody understands what they want of it.

import { tokensOf } from './plain.ts';

const own =
  /\b(?:my|our|mein\w{0,2}|unser\w{0,2}) (?:(?:last|latest|next|current|recent|failed|open|pending|own|letzte\w?|naechste\w?|aktuelle\w?|fehlgeschlagene\w?|offene\w?) )?(?:plans?|tier|subscription|payments?|charges?|invoices?|bills?|billing|transactions?|account|profile|name|location|email|payment method|tarif|abo|abonnement|zahlung(?:en)?|rechnung(?:en)?|abrechnung|abbuchung(?:en)?|konto|profil|namen?|ort|email-adresse|zahlungsart)\b(?!-)/;

export const namesAccount = (text: string) => own.test(tokensOf(text).join(' '));
