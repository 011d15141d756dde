export const words = {
  methods: 'Payment Methods',
} as const;
