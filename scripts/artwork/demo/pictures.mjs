// Every demonstration picture, by the address it is served from.
const photos = [
  'aube-sur-les-ecrins', 'hiver-au-chalet', 'foret-de-melezes', 'lac-miroir', 'salle-de-pratique', 'poele-et-fauteuil',
  'sentier-alpin', 'ciel-etoile', 'prairie-en-fleurs', 'torrent', 'table-commune', 'fenetre-sur-vallee',
]

export const pictures = Object.fromEntries(photos.map((name) => [`photos/${name}`, () => import(`./photos/${name}.mjs`)]))
