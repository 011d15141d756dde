export const words = {
  choose: 'Choose Your Plan',
  methods: 'Payment Methods',
} as const;
