export const words = {
  priced: '{plan} {price}',
  pricedMonthly: '{plan} {price} / month',
  pricedYearly: '{plan} {price} / year',
  downgradeTo: 'Downgrade to {plan}?',
  upgradeTo: 'Upgrade to {plan}?',
  switchToYearly: 'Switch to yearly?',
  switchToMonthly: 'Switch to monthly?',
  lastsUntil:
    '{before} lasts until {date}. After that you are on {plan}, and nothing more is charged. You can undo this until then.',
  lastsToEnd:
    '{before} lasts until the end of the period you have paid for. After that you are on {plan}, and nothing more is charged.',
  continue: 'Continue to payment',
  buy: 'You pay on the payment provider’s page, and nothing is charged before you have confirmed it there. {plan} then starts at once, and you can cancel at any time.',
  lastsUntilConfirmed:
    '{before} lasts until you have confirmed it on the payment provider’s page, which comes next. You get credit for the unused part of {before}.',
  startsConfirmed:
    'It starts as soon as you have confirmed it on the payment provider’s page, which comes next. You get credit for the unused part of {before}.',
  presentPlan: 'your present plan',
  discount: 'Discount',
  tax: 'Tax',
  credit: 'Your credit',
  keptCredit: 'Kept as credit for later charges',
  fromLessCredit: 'From {date}, less your credit',
  thenOn: 'Then on {date}',
} as const;
