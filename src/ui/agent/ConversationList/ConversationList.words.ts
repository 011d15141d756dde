export const words = {
  search: 'Search conversations',
  new: 'New conversation',
  subject: 'Your conversations',
  loading: 'Conversations are loading',
  nothingFound: 'No conversation contains these words',
  searched: 'Titles and messages were searched.',
  none: 'No conversations yet',
  kept: 'What you say to the agent is kept here.',
  list: 'Conversations',
  opening: 'Opening…',
  options: 'Options for {title}',
  more: 'Show more conversations',
} as const;
