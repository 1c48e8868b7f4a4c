/** What programs are about: nouns of a field, and what is done there. A task takes one field. */
export const FIELDS: Readonly<Record<string, string>> = {
  library: 'loan shelf reader fine volume reservation catalogue librarian return branch edition overdue',
  parking: 'ticket barrier garage lot permit meter fee plate ramp attendant level vehicle',
  bakery: 'dough oven recipe batch flour loaf counter tray yeast order crust discount',
  railway: 'platform carriage timetable delay junction signal fare conductor seat route locomotive transfer',
  weather: 'rainfall gauge pressure forecast humidity station wind thermometer cloud reading frost alert',
  bank: 'account deposit withdrawal interest ledger branch overdraft statement teller balance loan currency',
  hospital: 'patient ward nurse dosage appointment surgery bed chart pulse discharge allergy clinic',
  chess: 'board piece knight bishop castle check square rank opening endgame clock pawn',
  garden: 'seed plot greenhouse bulb watering soil harvest fertiliser hedge pruning compost trellis',
  school: 'pupil grade term subject classroom absence marks lesson teacher exam essay report',
  warehouse: 'pallet aisle forklift stock crate inventory dock shipment bin supplier barcode weight',
  kitchen: 'ingredient portion saucepan spice simmer calorie pantry menu guest course timer grocer',
  music: 'track album playlist chord tempo listener concert label single melody drummer chorus',
  airport: 'gate runway baggage flight boarding passenger tower delay terminal customs crew manifest',
  theatre: 'stage actor rehearsal balcony curtain script audience prop matinee director row usher',
  football: 'goal keeper league referee penalty squad fixture transfer striker season corner stadium',
  post: 'parcel stamp courier address letterbox postcode tracking depot envelope route customs receipt',
  zoo: 'enclosure keeper penguin feeding ticket habitat veterinarian aviary visitor species cage reptile',
  mine: 'shaft ore tunnel cart drill vein blast crew lantern elevator geologist yield',
  harbour: 'vessel cargo crane berth tide anchor captain container buoy pilot manifest tonnage',
  cinema: 'screening seat projector popcorn trailer ticket premiere film row rating matinee usher',
  farm: 'tractor barn cattle crop acre harvest irrigation fodder milk silo yield fence',
  newspaper: 'article headline editor column subscriber edition reporter print advert deadline page archive',
  hotel: 'room booking guest lobby minibar checkout suite deposit key porter season breakfast',
  museum: 'exhibit curator gallery painting visitor guide donation sculpture restoration vault label archive',
  cycling: 'stage rider sprint gear cadence climb peloton jersey helmet lap route wheel',
};

export const QUALITIES =
  'pending late total highest lowest average monthly current previous valid broken free spare annual weekly expected missing double final initial recent busy quiet rounded sorted known best worst partial open closed extra shared unpaid'.split(
    ' ',
  );
export const DEEDS =
  'collect compute find count merge apply list update assign settle estimate register cancel reserve compare rank build print schedule balance trim combine move load rate select audit split extend describe'.split(
    ' ',
  );
/** How people name the same thing: variables that say little. */
export const PLAIN =
  'result total count value index current found limit sum best next last amount step'.split(' ');
/** How sentences of programs begin and end, in English and in another language; between them stands what it is about. */
export const OPENINGS: readonly (readonly [string, string])[] = [
  ['Sorry, the', 'Leider ist'],
  ['Could not handle the', 'Nicht bearbeitet:'],
  ['Please check your', 'Bitte prüfen:'],
  ['We expected one', 'Erwartet wurde'],
  ['Somebody has taken the', 'Vergriffen:'],
  ['This programme knows no', 'Unbekannt ist'],
  ['Waiting for another', 'Gewartet wird auf'],
  ['Finished with every', 'Erledigt:'],
  ['Type in a', 'Einzugeben:'],
  ['There was no', 'Es fehlte'],
  ['Warning, strange', 'Vorsicht bei'],
  ['Congratulations, your', 'Glückwunsch zu'],
  ['Here comes the', 'Nun folgt'],
  ['Choose between each', 'Auszuwählen:'],
  ['Internal problem around the', 'Störung bei'],
  ['Goodbye and thanks for the', 'Danke für'],
  ['Nobody needs the', 'Unnötig:'],
  ['Trying again with the', 'Neuer Versuch mit'],
  ['Only members see the', 'Geschützt:'],
  ['Maximum reached by', 'Grenze erreicht von'],
];
export const ENDINGS: readonly (readonly [string, string])[] = [
  ['is not allowed here', 'verboten'],
  ['must be positive', 'zu klein'],
  ['seems to be empty', 'leer'],
  ['before midnight', 'vor Mitternacht'],
  ['was entered twice', 'doppelt'],
  ['has changed its owner', 'verändert'],
  ['cannot be repeated', 'einmalig'],
  ['went wrong somewhere', 'fehlerhaft'],
  ['should stay as it is', 'unverändert'],
  ['looks fine to me', 'in Ordnung'],
  ['and nothing else matters', 'sonst nichts'],
  ['exceeds our capacity', 'zu gross'],
  ['according to the manual', 'laut Handbuch'],
  ['without any discount', 'ohne Nachlass'],
  ['since last Tuesday', 'seit Dienstag'],
  ['will follow shortly', 'kommt gleich'],
  ['arrived in good condition', 'angekommen'],
  ['deserves a second look', 'fraglich'],
  ['was rejected by the clerk', 'abgelehnt'],
  ['belongs to the archive', 'archiviert'],
];
/** What test data is about: each program names a few. */
export const PLACES =
  'Lisbon Porto Madrid Sevilla Valencia Bilbao Toulouse Marseille Lyon Nantes Lille Bruges Ghent Antwerp Utrecht Leiden Delft Groningen Bremen Hamburg Lübeck Rostock Leipzig Dresden Erfurt Weimar Kassel Mainz Trier Ulm Augsburg Passau Linz Graz Salzburg Innsbruck Bolzano Verona Padua Ravenna Siena Perugia Naples Bari Palermo Catania Split Zadar Ljubljana Maribor Szeged Pécs Debrecen Brno Ostrava Olomouc Kraków Wrocław Gdańsk Poznań Lublin Vilnius Kaunas Riga Tartu Tallinn Turku Tampere Oulu Uppsala Malmö Bergen Trondheim Tromsø Aarhus Odense Aalborg Reykjavik Dublin Galway Cork Belfast Glasgow Dundee Leeds York Bath Oxford Exeter Dover Plymouth Bristol Kyoto Osaka Nara Sapporo Busan Daegu Hanoi Jakarta Lima Cusco Quito Bogotá Medellín Santiago Valparaíso Rosario Córdoba Recife Salvador Fortaleza Toronto Halifax Quebec Denver Austin Tulsa Boise Fargo'.split(
    ' ',
  );
export const REMARKS = [
  'walk over all entries',
  'keep the larger one',
  'the task says so',
  'see the lecture of week four',
  'avoid a division by zero',
  'this took me an hour',
  'start with nothing',
  'only if it is needed',
];
export const FIRST =
  'Anna Ben Clara David Elena Felix Greta Hannes Ines Jonas Katja Leon Maria Nils Olga Paul Rosa Stefan Tanja Umut Vera Walid Xenia Yusuf Zoe Marta Igor Lucia Pedro Aiko'.split(
    ' ',
  );
export const LAST =
  'Schmidt Berger Novak Rossi Dubois Kowalski Lindqvist Horvath Moreau Petersen Yilmaz Okafor Tanaka Weiss Fischer Garcia Popescu Hansen Keller Bauer Jensen Marino Szabo Costa Brandt'.split(
    ' ',
  );
