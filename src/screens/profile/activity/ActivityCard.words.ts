export const words = {
  title: 'Activity',
  description: 'What was changed in your account, when, and by whom.',
  subject: 'Your activity',
  emptyTitle: 'Nothing has been changed yet',
  emptyText: 'Changes of your profile, your plan and how you sign in will appear here.',
  more: 'More activity',
  showMore: 'Show more',
  end: 'No more activity.',
} as const;
