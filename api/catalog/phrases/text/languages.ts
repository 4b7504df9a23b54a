/*
 * English words and their translations, without accents. A translation with ~ is also an English word, so it counts
 * only if the phrase contains another word of its language. Rows without an English name are dropped from the phrase.
 * Spoons and cups are metric. Words for units of several sizes (Pfund, livre, ons) are in `names/foreign-units.ts`.
 */
export const LANGUAGES: Readonly<Record<string, string>> = {
  german: `
    how | ~wie
    many | ~viel viele
    how many | wieviel wieviele
    convert | umrechnen umrechner umwandeln
    are | sind
    is | ~ist
    to | ~zu nach
    and | und
    per | ~pro
    meters | metern
    centimeters | zentimeter zentimetern
    kilometers | kilometern
    feet | fuß ~fuss
    inches | zoll
    miles | meile meilen
    nautical miles | seemeile seemeilen
    grams | gramm
    milligrams | milligramm
    kilograms | kilogramm
    ounces | unze unzen
    tonnes | tonnen
    liters | litern
    gallons | gallone gallonen
    square meters | quadratmeter quadratmetern
    square kilometers | quadratkilometer
    square centimeters | quadratzentimeter
    square feet | quadratfuß quadratfuss
    cubic meters | kubikmeter
    cubic centimeters | kubikzentimeter
    hectares | hektar
    seconds | sekunde sekunden
    minutes | minuten
    hour | stunde
    hours | stunden
    days | ~tage tagen
    weeks | woche wochen
    months | monat monate monaten
    years | jahr jahre jahren
    knots | knoten
    metric cups | ~tasse tassen
    metric tablespoons | essloffel EL
    metric teaspoons | teeloffel TL`,
  french: `
    how many | combien
    convert | convertir convertisseur
    are | ~sont
    is | ~est
    in | ~dans
    to | ~vers
    and | ~et
    per | ~par
    | ~de ~d ~des ~du
    feet | pied pieds
    inches | pouce pouces
    ounces | onces
    pints | pintes
    seconds | secondes
    hour | heure
    hours | heures
    days | jour jours
    weeks | semaine semaines
    months | mois
    years | ~ans annee annees
    knots | nœud nœuds noeud noeuds
    degrees | degres
    squared | carre carres
    cubed | ~cubes
    metric cups | tasses`,
  spanish: `
    how many | cuantos cuantas
    convert | convertir convertidor conversor pasar
    are | ~son ~hay
    is | ~es
    per | ~por
    | ~de ~del ~los ~las
    meters | metro metros
    centimeters | centimetro centimetros
    millimeters | milimetro milimetros
    kilometers | kilometro kilometros
    feet | ~pies
    inches | pulgada pulgadas
    yards | yarda yardas
    miles | milla millas
    grams | gramo gramos
    kilograms | kilogramo kilogramos
    milligrams | miligramo miligramos
    pounds | libra libras
    ounces | onza onzas
    tonnes | tonelada toneladas
    liters | litro litros
    milliliters | mililitro mililitros
    gallons | galon galones
    pints | pinta pintas
    hectares | hectarea hectareas
    seconds | segundo segundos
    minutes | minuto minutos
    hour | hora
    hours | horas
    days | ~dia dias
    weeks | semana semanas
    months | ~mes meses
    years | ano anos
    knots | nudo nudos
    degrees | grados
    squared | cuadrado cuadrados
    cubed | cubico cubicos
    metric cups | taza tazas
    metric tablespoons | cucharada cucharadas
    metric teaspoons | cucharadita cucharaditas`,
  italian: `
    how many | quanti quante
    convert | convertire convertitore
    are | sono
    and | ~e
    | ~di ~del ~dei
    meters | metri
    centimeters | centimetri
    millimeters | millimetri
    kilometers | chilometro chilometri
    feet | piede piedi
    inches | pollice pollici
    yards | iarda iarde
    miles | miglio miglia
    grams | grammo grammi
    kilograms | chilo ~chili chilogrammo chilogrammi
    pounds | libbra libbre
    ounces | oncia ~once
    liters | litri
    milliliters | millilitri
    gallons | galloni
    seconds | secondo secondi
    minutes | minuti
    hour | ~ora
    hours | ~ore
    days | giorno giorni
    weeks | settimana settimane
    months | ~mesi
    years | anni
    degrees | gradi
    squared | quadrato quadrati
    cubed | cubi
    metric cups | tazza tazze
    metric tablespoons | cucchiaio cucchiai
    metric teaspoons | cucchiaino cucchiaini`,
  portuguese: `
    how many | quantos quantas
    are | ~sao
    to | ~para
    in | ~em
    feet | ~pe ~pes
    inches | polegada polegadas
    yards | jarda jardas
    miles | milha milhas
    kilometers | quilometro quilometros
    kilograms | quilo quilos quilograma quilogramas
    grams | grama gramas
    ounces | onca oncas
    gallons | galao galoes
    degrees | grau graus
    squared | quadrado quadrados
    metric cups | xicara xicaras`,
  dutch: `
    how many | hoeveel
    convert | omrekenen converteren
    to | naar
    feet | voet voeten
    inches | ~duim duimen
    miles | mijl mijlen
    seconds | seconden
    hours | ~uur uren
    days | dagen
    weeks | weken
    months | maand maanden
    years | jaar jaren
    degrees | graden
    square | vierkante
    cubic | kubieke
    metric tablespoons | eetlepel eetlepels
    metric teaspoons | theelepel theelepels`,
};
